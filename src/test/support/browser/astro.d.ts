/** For a compiler that cannot read `.astro`. The check of pages can: it knows the props of each component. */
declare module '*.astro' {
  // biome-ignore lint/suspicious/noExplicitAny: any component
  const component: (props: any) => any
  export default component
}
