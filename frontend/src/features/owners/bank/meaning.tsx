import { chakra } from '@chakra-ui/react';
import type { BankStatus } from '../../../../../shared/contract/owners';
import { bankMeaning } from './bank-looks';

/** What the state means for the owner's money. */
export const Meaning = ({ status }: { status: BankStatus }) => (
  <chakra.p m="0" color="muted" maxW="reading" textWrap="pretty">
    <bdi>{bankMeaning(status)}</bdi>
  </chakra.p>
);
