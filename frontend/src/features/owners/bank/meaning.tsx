import type { BankStatus } from '../../../../../shared/contract/owners';
import { Muted } from '../../../ui/primitives/text';
import { bankMeaning } from './bank-looks';

export const Meaning = ({ status }: { status: BankStatus }) => (
  <Muted textWrap="pretty">
    <bdi>{bankMeaning(status)}</bdi>
  </Muted>
);
