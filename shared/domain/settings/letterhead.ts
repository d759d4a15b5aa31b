import * as z from 'zod';
import { plainName } from '../name-line';
import { phoneMask } from '../phone';
import { addressLines, type Business, emptyBusiness } from './business';

/** A logo: pixels and bytes. Narrower ones print blurred; larger ones only make each file heavier. */
export const logoLimits = {
  bytes: 1024 * 1024,
  leastWidth: 240,
  mostWidth: 2_400,
  mostHeight: 1_600,
} as const;

/** Why SVG is not among them: it can carry scripts, and mail programs do not show it. */
export const logoTypes = ['image/png', 'image/jpeg'] as const;

/** Named after the SHA-256 of its bytes, so that a paper that names it always prints the same one. */
export const Logo = z.object({
  file: z.string().regex(/^[0-9a-f]{64}\.(png|jpg)$/),
  width: z.number().int(),
  height: z.number().int(),
});
export type Logo = Readonly<z.infer<typeof Logo>>;

/** What stands at the head and the foot of a paper or a mail. */
export const Letterhead = z.object({
  name: z.string(),
  /** Legal name, address, phone and license number, as far as they are known. */
  lines: z.array(z.string()).readonly(),
  footer: z.string(),
  logo: Logo.optional(),
});
export type Letterhead = Readonly<z.infer<typeof Letterhead>>;

type Parts = { readonly business?: Business | undefined; readonly logo?: Logo | undefined };

/** The head of an organization's papers; undefined while nobody set any of it. */
export function letterheadOf(name: string, { business, logo }: Parts): Letterhead | undefined {
  if (!business && !logo) return undefined;
  const { legalName, address, phone, license, footer } = business ?? emptyBusiness;
  const called = plainName(name);
  const lines = [
    legalName === called ? '' : legalName,
    ...addressLines(address),
    phone === '' ? '' : phoneMask(phone),
    license === '' ? '' : `License ${license}`,
  ].filter((line) => line !== '');
  return { name: called, lines, footer, ...(logo && { logo }) };
}

/** Why a picture of this size is no logo, if so. */
export function logoSizeProblem({ width, height }: Pick<Logo, 'width' | 'height'>): string | undefined {
  const { leastWidth, mostWidth, mostHeight } = logoLimits;
  if (width < leastWidth) return `Use a logo at least ${leastWidth} pixels wide. This one has ${width}.`;
  if (width > mostWidth || height > mostHeight)
    return `Use a logo of at most ${mostWidth.toLocaleString('en-US')} by ${mostHeight.toLocaleString('en-US')} pixels. This one has ${width.toLocaleString('en-US')} by ${height.toLocaleString('en-US')}.`;
  return undefined;
}

export const logoTooLarge = 'Use a logo of at most 1 MB.';
export const logoOnly =
  'Use a PNG or JPEG picture. SVG files can carry scripts, and email programs don’t show them.';
