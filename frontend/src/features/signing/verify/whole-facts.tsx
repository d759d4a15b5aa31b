import type { Checked } from './check-sealed';

/** `Jun 15, 2026, 12:00:00 UTC`. */
const utc = (at: string): string =>
  `${new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })} UTC`;

const roles = {
  tenant: 'Tenant',
  'co-signer': 'Co-signer',
  owner: 'Landlord',
  agent: 'Manager, for the landlord',
} as const;

type Whole = Extract<Checked, { isWhole: true }>;

/** What an intact file says: who signed when, and the hashes to compare with other copies. */
export function WholeFacts({ checked: { evidence, hash } }: { checked: Whole }) {
  const { about } = evidence;
  const signed = evidence.events.filter(({ kind }) => kind === 'signed' || kind === 'voided');
  return (
    <dl className="whole">
      {about && (
        <div>
          <dt>Home</dt>
          <dd>
            <bdi>{about.place}</bdi>
          </dd>
        </div>
      )}
      {about?.parties.map(({ name, role }) => (
        <div key={`${role} ${name}`}>
          <dt>{roles[role]}</dt>
          <dd>
            <bdi>{name}</bdi>
          </dd>
        </div>
      ))}
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
