import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const webBuild = 'build/web';

/** The built web app, or, where only templates are wanted, an empty page in its stead. Deploying insists on the real one. */
export function webOrPlaceholder(): { folder: string; isPlaceholder: boolean } {
  if (existsSync(join(webBuild, 'index.html'))) return { folder: webBuild, isPlaceholder: false };
  const folder = 'build/web-placeholder';
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Not built</title>\n');
  return { folder, isPlaceholder: true };
}
