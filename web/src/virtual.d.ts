declare module "virtual:texts" {
  const texts: Record<string, () => Promise<{ default: string }>>;
  export default texts;
}
declare module "virtual:icons" {
  const icons: Record<string, string>;
  export default icons;
}
declare module "@fontsource-variable/*";

declare module "js-yaml" {
  export function load(text: string): unknown;
}
