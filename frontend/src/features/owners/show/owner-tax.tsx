import { useQuery } from '@tanstack/react-query';
import { signedDollars } from '../../../../../shared/domain/money';
import { Fact, Facts } from '../../../ui/layout/facts';
import { Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { LinkButton } from '../../../ui/primitives/link-button';
import { Amount, Muted } from '../../../ui/primitives/text';
import { ownerLedgerQuery } from '../queries';
import { thisYear } from './owner-ledger';

/** What a year's 1099 for rents is made of (D68): gross, whatever was kept back of it. */
export function OwnerTax({ ownerId }: { ownerId: string }) {
  const year = thisYear();
  const { data } = useQuery(ownerLedgerQuery(ownerId, year));
  if (!data) return null;
  return (
    <Section title="Tax">
      <Stack gap="3">
        <Facts>
          <Fact label={`Gross rents collected in ${year}`} wide>
            <Amount>{signedDollars(data.rents)}</Amount>
          </Fact>
        </Facts>
        <Muted small>Box 1 of a 1099-MISC: before fees and expenses.</Muted>
        <LinkButton to="/owner-year" search={{ id: ownerId, year: Number(year) }} variant="outline" size="sm">
          Year for taxes
        </LinkButton>
      </Stack>
    </Section>
  );
}
