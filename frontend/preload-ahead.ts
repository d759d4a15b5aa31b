import type { Plugin, Rolldown } from 'vite';

const frame = 'src/routes/app-layout.tsx';
/** Where signed-in people land from a login, a bookmark or a reload. */
const screens = {
  '/propertiesList': 'src/routes/screens/properties-list-screen.tsx',
  '/propertyDashboard': 'src/routes/screens/home-screen.tsx',
};

export type Bundle = Rolldown.OutputBundle;

const chunkOf = (bundle: Bundle, source: string): Rolldown.OutputChunk => {
  const found = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/frontend/${source}`),
  );
  if (found?.type !== 'chunk') throw new Error(`${source} has no chunk of its own`);
  return found;
};

/** A chunk's file and everything it imports, except what is already known. */
export function filesOf({
  bundle,
  name,
  known,
}: {
  bundle: Bundle;
  name: string;
  known: Set<string>;
}): string[] {
  if (known.has(name)) return [];
  known.add(name);
  const chunk = bundle[name];
  const imports = chunk?.type === 'chunk' ? chunk.imports : [];
  return [name, ...imports.flatMap((each) => filesOf({ bundle, name: each, known }))];
}

/**
 * Lists the frame's and common screens' files so that public/theme.js loads them with React.
 * Otherwise the router discovers them a round trip later. Signed-out visitors load none of them.
 */
export const preloadAhead: Plugin = {
  name: 'preload-ahead',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { path, bundle, chunk }) => {
      if (!bundle || !chunk || !path.endsWith('/index.html')) return html;
      const known = new Set<string>();
      filesOf({ bundle, name: chunk.fileName, known });
      const filesIn = (source: string, seen: Set<string>): string[] =>
        filesOf({ bundle, name: chunkOf(bundle, source).fileName, known: seen });
      const ahead: Record<string, string[]> = { frame: filesIn(frame, known) };
      for (const [address, source] of Object.entries(screens))
        ahead[address] = filesIn(source, new Set(known));
      return html.replace(
        '<script src="/theme.js"',
        `<script src="/theme.js" data-ahead='${JSON.stringify(ahead)}'`,
      );
    },
  },
};
