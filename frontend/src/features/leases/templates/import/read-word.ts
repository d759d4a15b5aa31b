import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import type { LeaseDocument } from '../../../../../../shared/domain/leases/document/lease-document';
import { FileRefused, openArchive } from './open-archive';
import { documentOfWord } from './word-document';
import type { WordNode } from './word-node';

/** All that a lease needs of a Word file: pictures, macros and embedded objects stay shut, and nothing outside is read. */
const wanted =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|word\/(document|styles|numbering)\.xml|word\/_rels\/document\.xml\.rels)$/;
const limits = { packed: 5_000_000, unpacked: 6_000_000, entries: 2000 };
const most = { tags: 80_000, levels: 200 };

/** The XML reader makes a tree a hundred times its source and walks it by recursion: long and deep ones are refused before. */
function checkXml(xml: string): void {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new FileRefused('The file declares entities.');
  let tags = 0;
  let depth = 0;
  for (const [tag] of xml.matchAll(/<[^>]*>/g)) {
    tags += 1;
    if (tag.startsWith('</')) depth -= 1;
    else if (!tag.endsWith('/>') && !tag.startsWith('<?')) depth += 1;
    if (tags > most.tags) throw new FileRefused('The text is too long.');
    if (depth > most.levels) throw new FileRefused('The text is nested too deep.');
  }
}

/** The text of a Word file. Runs in a worker; the server never opens the file. */
export async function readWord(bytes: Uint8Array): Promise<LeaseDocument> {
  const parts = openArchive(bytes, { wanted, limits });
  if (!parts['word/document.xml']) throw new FileRefused('This is not a Word document (.docx).');
  for (const part of Object.values(parts)) checkXml(new TextDecoder().decode(part));
  const clean = zipSync(parts, { level: 0 });
  let read: readonly WordNode[] = [];
  const transformDocument = (document: WordNode): WordNode => {
    read = document.children ?? [];
    return { ...document, children: [] };
  };
  // The browser's build reads the one, Node's the other.
  const input = { arrayBuffer: clean.buffer, buffer: clean };
  await mammoth.convertToHtml(input, { externalFileAccess: false, transformDocument });
  return documentOfWord(read);
}
