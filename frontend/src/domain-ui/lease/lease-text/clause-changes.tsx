import type { ChangedPart, ClauseChange } from '../../../../../shared/domain/leases/document/clause-change';
import './clause-changes.css';

/** What happened to a clause, in words: color alone says nothing. */
const words: Record<ClauseChange['change'], string> = {
  changed: 'changed',
  moved: 'moved',
  added: 'new',
  removed: 'removed',
  'not-compared': 'not compared',
};

const isNotCompared = ({ change }: ClauseChange): boolean => change === 'not-compared';

const headingOf = ({ number, title }: ClauseChange): string =>
  [number && `${number}.`, title || 'Beginning'].filter(Boolean).join(' ');

const noteOf = ({ change, before, number }: ClauseChange): string =>
  before !== undefined && before !== '' && before !== number
    ? `${words[change]}, was ${before}`
    : words[change];

/** Screen readers seldom announce `ins` and `del`. */
const Said = ({ children }: { children: string }) => <span className="clause-said">{children}</span>;

const Part = ({ part }: { part: ChangedPart }) =>
  'same' in part ? (
    part.same
  ) : (
    <>
      {part.was && (
        <del>
          <Said>removed: </Said>
          {part.was}
        </del>
      )}
      {part.was && part.is && ' '}
      {part.is && (
        <ins>
          <Said>added: </Said>
          {part.is}
        </ins>
      )}
    </>
  );

/** Without the empty lines of blocks that are no text. */
const trimmed = (parts: readonly ChangedPart[]): ChangedPart[] =>
  parts.map((part, at) => ('same' in part && at === parts.length - 1 ? { same: part.same.trimEnd() } : part));

type Props = { title: string; changes: readonly ClauseChange[] };

/** A renewal compared with the earlier text, word by word. Plain elements, as the signing pages need. */
export const ClauseChanges = ({ title, changes }: Props) => (
  <section className="clause-changes" aria-label={title}>
    <h2>{title}</h2>
    {changes.length === 0 && <p>Nothing: the text is the same, word for word.</p>}
    {changes.some(isNotCompared) && (
      <p>One of the two texts was brought as a file, so they cannot be compared. Please read all of it.</p>
    )}
    {changes
      .filter((change) => !isNotCompared(change))
      .map((clause) => (
        <section key={clause.id} dir="auto">
          <h3>
            {headingOf(clause)} <small>{noteOf(clause)}</small>
          </h3>
          {clause.parts.length > 0 && (
            <p>
              {trimmed(clause.parts).map((part, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: both texts are frozen
                <Part key={index} part={part} />
              ))}
            </p>
          )}
        </section>
      ))}
  </section>
);
