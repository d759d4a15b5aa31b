import { UserRound } from 'lucide-react';
import type { LeaseDetails } from '../../../../../shared/contract/leases';
import type { Ledger } from '../../../../../shared/contract/ledger-shapes';
import { nameOf, type Parties } from '../../../../../shared/domain/leases/parties';
import type { Term } from '../../../../../shared/domain/leases/term';
import { displayDollars } from '../../../../../shared/domain/money';
import { phoneMask } from '../../../../../shared/domain/phone';
import { Bar, Row } from '../../../ui/layout/layout';
import { ListLabel } from '../../../ui/layout/list-label';
import { RuledList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { IconTile } from '../../../ui/primitives/icon-tile';
import { MailAddress } from '../../../ui/primitives/mail-address';
import { Muted } from '../../../ui/primitives/text';
import { Anchor, TextLink } from '../../../ui/primitives/text-link';
import { roleWords } from '../parts/role-words';
import { agreedTermOf } from '../parts/terms-of';

type Person = Parties['tenants'][number];

/** As tall as a finger needs (WCAG 2.5.8). */
const target = { display: 'inline-flex', alignItems: 'center', minH: '6' } as const;

function PersonRow({ person, words, page }: { person: Person; words: string; page?: string | undefined }) {
  const name = nameOf(person) || 'Name missing';
  return (
    <ListLabel
      sign={
        <IconTile round>
          <UserRound aria-hidden="true" />
        </IconTile>
      }
      name={
        page === undefined ? (
          name
        ) : (
          <TextLink to="/tenants-LoginData" search={{ id: page }}>
            {name}
          </TextLink>
        )
      }
      note={
        <Row as="span" columnGap="3" rowGap="0">
          {words && (
            <Muted as="span" flex="1 0 100%">
              {words}
            </Muted>
          )}
          {person.mobile && (
            <Anchor {...target} href={`tel:+1${person.mobile}`} dir="ltr">
              {phoneMask(person.mobile)}
            </Anchor>
          )}
          {person.email && (
            <Anchor {...target} href={`mailto:${person.email}`}>
              <MailAddress address={person.email} />
            </Anchor>
          )}
        </Row>
      }
    />
  );
}

/** Who lives there beside the tenants, and with which animals. */
const othersOf = ({ occupants, pets }: Term): string =>
  [
    ...occupants.map(({ name }) => name),
    ...pets.map(({ kind, name, description }) => [name, kind, description].filter(Boolean).join(', ')),
  ].join(' · ');

type Props = {
  lease: Pick<LeaseDetails, 'terms' | 'agreed_term' | 'not_invited' | 'tenant_pages'>;
  /** Whose share of the rent it has, for who sees money. */
  ledger?: Ledger | undefined;
};

/** The tenants of the signed term, how to reach them, who vouches for them, and who else lives there. */
export function LeasePeople({ lease, ledger }: Props) {
  const term = agreedTermOf(lease);
  const { tenants = [], coSigners = [] } = term?.parties ?? {};
  const others = term ? othersOf(term) : '';
  const wordsOf = (person: Person): string => {
    const share = ledger?.roommates?.tenants.find(({ tenant_id }) => tenant_id === person.id);
    return [
      lease.not_invited.includes(nameOf(person)) && 'Not invited',
      share && ledger?.roommates?.set && `Pays ${displayDollars(share.share)} of the rent`,
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <Section title="Tenants" flush>
      {tenants.length === 0 ? (
        <Muted px={{ base: '4', md: '6' }} pb="4">
          Nobody yet.
        </Muted>
      ) : (
        <RuledList>
          {tenants.map((person) => (
            <li key={person.id}>
              <PersonRow person={person} words={wordsOf(person)} page={lease.tenant_pages[person.id]} />
            </li>
          ))}
          {coSigners.map((person) => (
            <li key={person.id}>
              <PersonRow person={person} words={roleWords['co-signer']} />
            </li>
          ))}
        </RuledList>
      )}
      {others && (
        <Bar rule="above">
          <Muted small>Also lives here</Muted>
          <bdi>{others}</bdi>
        </Bar>
      )}
    </Section>
  );
}
