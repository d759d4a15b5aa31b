import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, Building2, HandCoins, Landmark, ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { BankAccount } from '../../../../../shared/contract/bank';
import { accountKindNames } from '../../../../../shared/domain/ledger/bank/bank-codes';
import { signedDollars } from '../../../../../shared/domain/money';
import { Notice } from '../../../ui/feedback/notice';
import { Fact, Facts } from '../../../ui/layout/facts';
import { Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { ActionMenu, type MenuAction } from '../../../ui/primitives/action-menu';
import { Button } from '../../../ui/primitives/button';
import { shortageText } from './account-words';
import { banksQuery } from './bank-queries';
import type { TransferType } from './transfer-dialog';

const PurposeDialog = lazy(() => import('./purpose-dialog'));
const TransferDialog = lazy(() => import('./transfer-dialog'));
const CompanyDialog = lazy(() => import('./company-dialog'));
const BankFactDialog = lazy(() => import('./bank-fact-dialog'));

/** What lies in an account, what of it is others’, and what is left. */
export function AccountFigures({ account, mayChange }: { account: BankAccount; mayChange: boolean }) {
  const { kind, is_told, book, holds, stake, short, to_match, bank } = account;
  const { data } = useQuery(banksQuery);
  const [isChoosing, setChoosing] = useState(false);
  const choose = (
    <Button size="sm" variant="outline" onClick={() => setChoosing(true)}>
      Choose its purpose
    </Button>
  );
  return (
    <Section title="In this account">
      <Stack gap="4">
        {!is_told && (
          <Notice title="What is this account for?" action={mayChange && data && choose}>
            Until you choose it, nothing that is paid out of it is checked against what it holds for others.
          </Notice>
        )}
        {short > 0 && <Notice kind="danger">{shortageText(account)}</Notice>}
        <Facts>
          <Fact label="Purpose">{is_told ? accountKindNames[kind] : 'Not chosen yet'}</Fact>
          <Fact label="Book balance today">{signedDollars(book)}</Fact>
          <Fact label={kind === 'own' ? 'Held for tenants' : 'Held for others'}>{signedDollars(holds)}</Fact>
          <Fact label="Yours">{signedDollars(stake)}</Fact>
          <Fact label="Bank balance (last import)">{signedDollars(bank)}</Fact>
          <Fact label="To match">{String(to_match)}</Fact>
        </Facts>
      </Stack>
      <Suspense fallback={null}>
        {isChoosing && data && (
          <PurposeDialog account={account} isSolo={data.use.is_solo} onClose={() => setChoosing(false)} />
        )}
      </Suspense>
    </Section>
  );
}

type Opened = TransferType | 'company' | 'fact';

/** What is done with the whole account: transfers, earned fees, the company’s own money. */
export function AccountActions({ account }: { account: BankAccount }) {
  const { data } = useQuery(banksQuery);
  const [opened, setOpened] = useState<Opened>();
  if (!data) return null;
  const { accounts, use } = data;
  const close = () => setOpened(undefined);
  const operating = accounts.find(({ kind }) => kind === 'operating');
  const isAlone = accounts.length < 2 ? 'There is one account alone' : undefined;
  const noOperating = operating ? undefined : 'Add an operating account first';
  const all: readonly (MenuAction | false)[] = [
    {
      key: 'transfer',
      label: 'Record transfer',
      icon: <ArrowLeftRight aria-hidden="true" />,
      onSelect: () => setOpened('transfer'),
      not: isAlone,
    },
    account.sweepable > 0 && {
      key: 'sweep',
      label: 'Move earned fees',
      icon: <HandCoins aria-hidden="true" />,
      onSelect: () => setOpened('sweep'),
      not: noOperating,
    },
    account.short > 0 &&
      !use.is_solo && {
        key: 'cure',
        label: 'Cover the shortage',
        icon: <ShieldCheck aria-hidden="true" />,
        onSelect: () => setOpened('cure'),
        not: noOperating,
      },
    !use.is_solo && {
      key: 'company',
      label: 'Record company money',
      icon: <Building2 aria-hidden="true" />,
      onSelect: () => setOpened('company'),
    },
    {
      key: 'fact',
      label: 'Record bank charge or interest',
      icon: <Landmark aria-hidden="true" />,
      onSelect: () => setOpened('fact'),
    },
  ];
  const isCure = opened === 'cure';
  const sums: Partial<Record<Opened, number>> = { sweep: account.sweepable, cure: account.short };
  return (
    <>
      <ActionMenu label="More actions" actions={all.filter((one) => one !== false)} />
      <Suspense fallback={null}>
        {(opened === 'transfer' || opened === 'sweep' || opened === 'cure') && (
          <TransferDialog
            type={opened}
            accounts={accounts}
            use={use}
            from={isCure ? (operating?.account_id ?? '') : account.account_id}
            to={isCure ? account.account_id : undefined}
            cents={sums[opened]}
            onClose={close}
          />
        )}
        {opened === 'company' && <CompanyDialog account={account} onClose={close} />}
        {opened === 'fact' && <BankFactDialog account={account} use={use} onClose={close} />}
      </Suspense>
    </>
  );
}
