import { diffArrays } from 'diff';
import type { ChangedPart, ClauseChange } from '../../../shared/domain/leases/document/clause-change';
import { type ClauseView, clausesOf } from '../../../shared/domain/leases/document/clauses';
import type { LeaseDocument } from '../../../shared/domain/leases/document/lease-document';
import type { UploadedFile } from '../../../shared/domain/leases/term';

const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Words; an amount, a date or a time is one of them: `$1,850.00` never becomes `$1,[850→950].00`. */
const tokensOf = (text: string): string[] =>
  text
    .split(/(\p{Sc}?\d[\d.,:/-]*\d%?|\p{Sc}?\d%?)/u)
    .flatMap((part, index) => (index % 2 ? [part] : [...words.segment(part)].map(({ segment }) => segment)));

/** What the clauses of two texts may take together, in milliseconds: those left then are shown whole. */
const mostMilliseconds = 1_000;

/** As all gone and all new where there is no time to see more. */
const changesIn = (before: readonly string[], after: readonly string[], milliseconds: number) =>
  (milliseconds > 0 ? diffArrays([...before], [...after], { timeout: milliseconds }) : undefined) ?? [
    { removed: true, added: false, value: [...before] },
    { removed: false, added: true, value: [...after] },
  ];

/** The stretches of a clause; a lone space between two changes joins them. */
export function comparedParts(before: string, after: string, milliseconds = mostMilliseconds): ChangedPart[] {
  const parts: ChangedPart[] = [];
  let open: { was: string; is: string } | undefined;
  const partsOf = (text: string) => (milliseconds > 0 ? tokensOf(text) : [text]);
  const found = changesIn(partsOf(before), partsOf(after), milliseconds);
  for (const [index, { added, removed, value }] of found.entries()) {
    const text = value.join('');
    const isJoint = open !== undefined && text.trim() === '' && index + 1 < found.length;
    if (!added && !removed && !isJoint) {
      parts.push({ same: text });
      open = undefined;
      continue;
    }
    if (!open) {
      open = { was: '', is: '' };
      parts.push(open);
    }
    if (!added) open.was += text;
    if (!removed) open.is += text;
  }
  return parts;
}

const isChange = ({ added, removed }: { added: boolean; removed: boolean }): boolean => added || removed;

/** The ids that appear in the same order in both texts; all others were moved. */
function keptInPlace(before: readonly string[], after: readonly string[]): Set<string> {
  const [old, now] = [new Set(before), new Set(after)];
  const found = changesIn(
    before.filter((id) => now.has(id)),
    after.filter((id) => old.has(id)),
    mostMilliseconds,
  );
  return new Set(found.filter((part) => !isChange(part)).flatMap(({ value }) => value));
}

function compareClause(
  was: ClauseView | undefined,
  is: ClauseView | undefined,
  { isInPlace, milliseconds }: { isInPlace: boolean; milliseconds: number },
): ClauseChange | undefined {
  const shown = is ?? was;
  if (!shown) return undefined;
  const { id, number, title } = shown;
  if (!was) return { id, number, title, change: 'added', parts: [{ was: '', is: shown.text }] };
  if (!is) return { id, number, title, change: 'removed', parts: [{ was: was.text, is: '' }] };
  const parts = was.text === is.text ? [] : comparedParts(was.text, is.text, milliseconds);
  const isChanged = was.title !== is.title || parts.length > 0;
  if (!isChanged && isInPlace) return undefined;
  return { id, number, title, change: isChanged ? 'changed' : 'moved', before: was.number, parts };
}

/** The changed clauses in the newer text's order. Ids survive edits, so a moved clause keeps its own. */
export function compareTexts(before: LeaseDocument, after: LeaseDocument): ClauseChange[] {
  const [old, now] = [clausesOf(before), clausesOf(after)];
  const idsOf = (clauses: readonly ClauseView[]) => clauses.map(({ id }) => id);
  const inPlace = keptInPlace(idsOf(old), idsOf(now));
  const order = changesIn(idsOf(old), idsOf(now), mostMilliseconds).flatMap(({ value, removed }) =>
    value.filter((id) => !removed || !now.some((clause) => clause.id === id)),
  );
  const until = performance.now() + mostMilliseconds;
  return order.flatMap((id) => {
    const one = (clauses: readonly ClauseView[]) => clauses.find((clause) => clause.id === id);
    const milliseconds = until - performance.now();
    return compareClause(one(old), one(now), { isInPlace: inPlace.has(id), milliseconds }) ?? [];
  });
}

type Sent = { readonly document: LeaseDocument; readonly file?: UploadedFile | undefined };

/** Stands for a text before that was not read. */
export const notCompared: ClauseChange = {
  id: 'file',
  number: '',
  title: '',
  change: 'not-compared',
  parts: [],
};

/** `compareTexts`; the pages of a PDF brought along are not read, so another file is `not-compared`. */
export const compareSent = (before: Sent, after: Sent): ClauseChange[] =>
  before.file?.sha256 === after.file?.sha256 ? compareTexts(before.document, after.document) : [notCompared];
