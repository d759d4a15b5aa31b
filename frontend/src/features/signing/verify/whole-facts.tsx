import type { Checked } from './check-sealed';

/** `Jun 15, 2026, 12:00:00 UTC`. */
const utc = (at: string): string =>
  `${new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })} UTC`;

type Whole = Extract<Checked, { isWhole: true }>;

/** What a whole file says: who signed when, and the hashes to compare with other copies. */
export function WholeFacts({ checked: { evidence, hash } }: { checked: Whole }) {
  const signed = evidence.events.filter(({ kind }) => kind === 'signed' || kind === 'voided');
  return (
    <dl className="whole">
      {signed.map(({ seq, kind, actor, at }) => (
        <div key={seq}>
          <dt>
            {kind === 'signed' ? 'Signed by' : 'Voided by'} <bdi>{actor.name}</bdi>
          </dt>
          <dd>{utc(at)}</dd>
        </div>
      ))}
      <div>
        <dt>SHA-256 of the text</dt>
        <dd className="hash">{evidence.textHash}</dd>
      </div>
      <div>
        <dt>SHA-256 of this file</dt>
        <dd className="hash">{hash}</dd>
      </div>
    </dl>
  );
}
