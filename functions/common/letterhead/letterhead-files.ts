import { type Letterhead, logoLimits } from '../../../shared/domain/settings/letterhead';
import type { PrintFiles } from '../../gateways/print/lease-printer';
import type { Deps } from '../../runtime/deps/deps';
import { logoFile } from './logo-file';

type Printed = { readonly organizationId: string; readonly letterhead: Letterhead | undefined };

/** The logo as the templates read it, by its name there; nothing without one, or when its file is gone. */
export async function letterheadFiles(
  { organizationId, letterhead }: Printed,
  { files }: Pick<Deps, 'files'>,
): Promise<PrintFiles> {
  const { logo } = letterhead ?? {};
  if (!logo) return {};
  const found = await files.peek(logoFile({ organizationId, logo }), logoLimits.bytes);
  return found ? { [`/${logo.file}`]: found.head } : {};
}

/** What a template lays out of a letterhead, with the logo it was given. */
export const printedLetterhead = (letterhead: Letterhead | undefined, given: PrintFiles) =>
  letterhead && {
    name: letterhead.name,
    lines: letterhead.lines,
    footer: letterhead.footer,
    logo: letterhead.logo && `/${letterhead.logo.file}` in given ? letterhead.logo.file : null,
  };
