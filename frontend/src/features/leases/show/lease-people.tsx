import { UserRound } from 'lucide-react';
import type { LeaseDetails } from '../../../../../shared/contract/leases';
import type { SignerRole } from '../../../../../shared/domain/leases/packet';
import { nameOf, type Parties } from '../../../../../shared/domain/leases/parties';
import { phoneMask } from '../../../../../shared/domain/phone';
import { Row } from '../../../ui/layout';
import { MailAddress } from '../../../ui/mail-address';
import { Named } from '../../../ui/named';
import { RuledList } from '../../../ui/plain-list';
import { Section } from '../../../ui/section';
import { Sign } from '../../../ui/sign';
import { Muted } from '../../../ui/text';
import { Anchor } from '../../../ui/text-link';
import { roleWords } from '../parts/role-words';
import { agreedTermOf } from '../parts/terms-of';

type Person = Parties['tenants'][number] & { readonly companyName?: string };

const peopleOf = ({ tenants, coSigners, owners, agent }: Parties): [SignerRole, Person][] => [
  ...tenants.map((person): [SignerRole, Person] => ['tenant', person]),
  ...coSigners.map((person): [SignerRole, Person] => ['co-signer', person]),
  ...owners.map((person): [SignerRole, Person] => ['owner', person]),
  ...(agent ? [['agent', agent] satisfies [SignerRole, Person]] : []),
];

/** As tall as a finger needs (WCAG 2.5.8). */
const target = { display: 'inline-flex', alignItems: 'center', minH: '6' } as const;

/** Everyone of the signed term, and how to reach them. */
export function LeasePeople({ lease }: { lease: Pick<LeaseDetails, 'terms' | 'agreed_term'> }) {
  const parties = agreedTermOf(lease)?.parties;
  const people = parties ? peopleOf(parties) : [];
  return (
    <Section title="People" flush>
      {people.length === 0 ? (
        <Muted px={{ base: '4', md: '6' }} pb="4">
          Nobody yet.
        </Muted>
      ) : (
        <RuledList>
          {people.map(([role, person]) => (
            <li key={`${role} ${person.id}`}>
              <Named
                sign={
                  <Sign round>
                    <UserRound aria-hidden="true" />
                  </Sign>
                }
                name={nameOf(person) || 'Name missing'}
                note={
                  <Row as="span" columnGap="3" rowGap="0">
                    <Muted as="span" flex="1 0 100%">
                      {roleWords[role]}
                    </Muted>
                    {person.email && (
                      <Anchor {...target} href={`mailto:${person.email}`}>
                        <MailAddress address={person.email} />
                      </Anchor>
                    )}
                    {person.mobile && (
                      <Anchor {...target} href={`tel:+1${person.mobile}`} dir="ltr">
                        {phoneMask(person.mobile)}
                      </Anchor>
                    )}
                  </Row>
                }
              />
            </li>
          ))}
        </RuledList>
      )}
    </Section>
  );
}
