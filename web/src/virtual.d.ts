declare module "virtual:texts" {
  const texts: Record<string, () => Promise<{ default: string }>>;
  export default texts;
}
declare module "virtual:icons" {
  const icons: Record<string, string>;
  export default icons;
  export const folders: Record<string, string>;
  export const sets: Record<string, () => Promise<{ default: Record<string, string> }>>;
}
declare module "@fontsource-variable/*";

declare module "js-yaml" {
  export function load(text: string): unknown;
}
