declare module '*.md' {
  const source: string;
  export default source;
}
