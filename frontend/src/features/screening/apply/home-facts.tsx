import type { OpenedApplication } from '../../../../../shared/contract/screening-shapes';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { Fact, Facts } from '../../../ui/layout/facts';
import { Stack } from '../../../ui/layout/layout';

/** What somebody applies for. */
export const HomeFacts = ({ home, fee }: Pick<OpenedApplication, 'home' | 'fee'>) => (
  <Stack borderWidth="1px" borderColor="border" borderRadius="card" bg="surface" p="4">
    <Facts>
      <Fact label="Address" wide>
        {home.location}
      </Fact>
      <Fact label="Monthly rent">{home.rent === undefined ? '–' : displayDollars(home.rent)}</Fact>
      {fee && <Fact label="Application fee">{displayDollars(fee.cents)}</Fact>}
      <Fact label="Available">{displayDate(home.available) || '–'}</Fact>
    </Facts>
  </Stack>
);
