/** Where a map is seen from: how large it is drawn, and where its upper left corner is. */
export interface Viewport {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const MOST_ZOOM = 4; // times the size at which the whole map fits

/** The scale at which all of a map is seen. */
export function fitScale(map: Size, frame: Size): number {
  return Math.min(frame.width / map.width, frame.height / map.height) || 1;
}

/** The middle when the map is smaller than its frame, else no gap at either side. */
function clampSide(at: number, length: number, room: number): number {
  return length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
}

/** The nearest viewport that shows no empty margin and is neither too near nor too far. */
export function clamp(view: Viewport, map: Size, frame: Size): Viewport {
  const fit = fitScale(map, frame);
  const scale = Math.min(Math.max(view.scale, fit), fit * MOST_ZOOM);
  return {
    scale,
    x: clampSide(view.x, map.width * scale, frame.width),
    y: clampSide(view.y, map.height * scale, frame.height),
  };
}

/** Zoom by a factor; the point of the map under (x, y) stays there. */
export function zoomAt(view: Viewport, factor: number, x: number, y: number, map: Size, frame: Size): Viewport {
  const { scale } = clamp({ ...view, scale: view.scale * factor }, map, frame);
  const by = scale / view.scale;
  return clamp({ scale, x: x - (x - view.x) * by, y: y - (y - view.y) * by }, map, frame);
}

export function panBy(view: Viewport, dx: number, dy: number, map: Size, frame: Size): Viewport {
  return clamp({ ...view, x: view.x + dx, y: view.y + dy }, map, frame);
}
