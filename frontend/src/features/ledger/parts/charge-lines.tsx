import type { OpenCharge } from '../../../../../shared/contract/ledger-shapes';
import { displayDate } from '../../../../../shared/domain/dates';
import { chargeName } from '../../../../../shared/domain/ledger/kind-names';
import { signedDollars } from '../../../../../shared/domain/money';
import { Row } from '../../../ui/layout/layout';
import { PlainList } from '../../../ui/layout/plain-list';
import { Amount, Muted } from '../../../ui/primitives/text';

/** Charges with their due dates, each with its amount. */
export const ChargeLines = ({ charges }: { charges: readonly OpenCharge[] }) => (
  <PlainList>
    {charges.map((one) => (
      <Row as="li" spread key={one.charge}>
        <bdi>
          {chargeName(one)} <Muted as="span">{`due ${displayDate(one.due)}`}</Muted>
        </bdi>
        <Amount>{signedDollars(one.cents)}</Amount>
      </Row>
    ))}
  </PlainList>
);
