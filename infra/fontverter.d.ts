declare module 'fontverter' {
  const fontverter: { convert(font: Uint8Array, to: 'sfnt'): Promise<Uint8Array> };
  export default fontverter;
}
