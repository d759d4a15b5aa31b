import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { type Bundle, filesOf } from './preload-ahead.ts';

/** A signer opens the link on a phone: more than this, gz, and the build fails. */
const signingKilobytes = 110;
/** The screen of a lease template, and what it loads later. */
const templateScreen = /frontend\/src\/(routes\/screens\/template-screen|features\/leases\/templates)/;

const scriptsOf = (bundle: Bundle, name: string) =>
  filesOf({ bundle, name, known: new Set() }).flatMap((file) => {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' ? [chunk] : [];
  });

/** Fails a build whose signing page is heavy, or where any screen but its own loads the lease editor. */
export const pageBars: Plugin = {
  name: 'page-bars',
  generateBundle(_options, bundle) {
    const roots = Object.values(bundle).flatMap((chunk) =>
      chunk.type === 'chunk' && (chunk.isEntry || chunk.isDynamicEntry) ? [chunk] : [],
    );
    for (const { name, fileName, facadeModuleId } of roots) {
      const scripts = scriptsOf(bundle, fileName);
      const kilobytes =
        scripts.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1024;
      if (name === 'sign' && kilobytes > signingKilobytes)
        this.error(`The signing page is ${kilobytes.toFixed(1)} KB of script, more than ${signingKilobytes}`);
      if (!templateScreen.test(facadeModuleId ?? '') && scripts.some((chunk) => chunk.name === 'editor'))
        this.error(`${name} loads the lease editor`);
    }
  },
};
