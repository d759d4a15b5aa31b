import { pngBytes } from '../../support/image-bytes';

/** A file as the form sends it. */
export type SentFile = { readonly data: string; readonly originalname: string };

const dataUrl = (bytes: Uint8Array | string, type: string): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

const script = '<script>document.title="pwned"</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`;
const html = `<!doctype html><html><body>${script}</body></html>`;
const small = { width: 8, height: 8 };
const join = (...parts: (Uint8Array | string)[]): Uint8Array =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))));

/** Names that have escaped upload folders before. */
export const hostileNames: readonly string[] = [
  '../../../../etc/cron.d/pwned.png',
  '..\\..\\windows\\system32\\pwned.png',
  '/etc/passwd',
  'C:\\pwned.png',
  '%2e%2e%2fpwned.png',
  '....//....//pwned.png',
  'pwned.png\u202Egnp.exe',
  'pwned.php.png',
  'pwned.png.html',
  'pwned.svg',
  '.htaccess',
  'con',
  'a b;rm -rf $HOME.png',
  '<script>.png',
  `${'x'.repeat(250)}.png`,
  'line\nbreak.png',
];

/** Not pictures, whatever they claim. */
export const impostors: Record<string, SentFile> = {
  'HTML named .png': { data: dataUrl(html, 'image/png'), originalname: 'photo.png' },
  'HTML that says it is HTML': { data: dataUrl(html, 'text/html'), originalname: 'photo.html' },
  'SVG with a script': { data: dataUrl(svg, 'image/svg+xml'), originalname: 'photo.svg' },
  'SVG named .png': { data: dataUrl(svg, 'image/png'), originalname: 'photo.png' },
  'XML declaration before SVG': {
    data: dataUrl(`<?xml version="1.0"?>${svg}`, 'image/png'),
    originalname: 'a.png',
  },
  'the PNG signature, then HTML': {
    data: dataUrl(join(Buffer.from('89504e470d0a1a0a', 'hex'), html), 'image/png'),
    originalname: 'a.png',
  },
  'the six letters of a GIF, then a script': {
    data: dataUrl(`GIF89a/*${' '.repeat(8)}*/=1;${script}`, 'image/gif'),
    originalname: 'a.gif',
  },
  'two bytes of a JPEG, then HTML': {
    data: dataUrl(join(new Uint8Array([0xff, 0xd8, 0xff]), html), 'image/jpeg'),
    originalname: 'a.jpg',
  },
  'RIFF that is a sound': {
    data: dataUrl(`RIFF\0\0\0\0WAVEfmt ${' '.repeat(40)}`, 'image/webp'),
    originalname: 'a.webp',
  },
  'a PDF': { data: dataUrl(`%PDF-1.7 ${html}`, 'image/png'), originalname: 'a.png' },
  'a program': { data: dataUrl(join('MZ', new Uint8Array(100)), 'image/png'), originalname: 'a.png' },
  'a zip': { data: dataUrl(join('PK\u0003\u0004', new Uint8Array(100)), 'image/png'), originalname: 'a.png' },
  'HTML before a whole PNG': {
    data: dataUrl(join(html, pngBytes(small)), 'image/png'),
    originalname: 'a.png',
  },
  'a PNG of 30,000 × 30,000': {
    data: dataUrl(pngBytes({ width: 30_000, height: 30_000 }), 'image/png'),
    originalname: 'bomb.png',
  },
  'a PNG of 1 × 4,000,000,000': {
    data: dataUrl(pngBytes({ width: 1, height: 4_000_000_000 }), 'image/png'),
    originalname: 'bomb.png',
  },
  'a PNG of no width': {
    data: dataUrl(pngBytes({ width: 0, height: 5 }), 'image/png'),
    originalname: 'a.png',
  },
  nothing: { data: 'data:image/png;base64,', originalname: 'a.png' },
  'no base64': { data: 'data:image/png;base64,@@@@', originalname: 'a.png' },
  'a data URL of text': { data: `data:image/png,${encodeURIComponent(html)}`, originalname: 'a.png' },
};

/** Real pictures followed by a script: accepted, and harmless only through how they are served. */
export const polyglots: Record<string, SentFile> = {
  'a PNG with HTML behind it': {
    data: dataUrl(join(pngBytes(small), html), 'text/html'),
    originalname: 'p.html',
  },
  'a PNG with a program behind it, named .svg': {
    data: dataUrl(join(pngBytes(small), svg), 'image/svg+xml'),
    originalname: '../p.svg',
  },
};

export const goodPicture = (originalname: string): SentFile => ({
  data: dataUrl(pngBytes(small), 'image/png'),
  originalname,
});

export const bigPicture = (bytes: number): SentFile => ({
  data: dataUrl(pngBytes(small, bytes), 'image/png'),
  originalname: 'big.png',
});
