import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allFiles, root } from '../support/sources';

/** The project as after `npm ci`, in a separate folder without build or data; it shares our packages. */
export function ownCopy(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'keystead-copy-'));
  for (const file of allFiles) cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
