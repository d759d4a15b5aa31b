import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { BellRing, CalendarClock, Download, ListPlus, LockKeyhole, Percent } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { BalanceLine } from '../../../../../shared/contract/ledger-shapes';
import { displayDate } from '../../../../../shared/domain/dates';
import { ActionMenu, type MenuAction } from '../../../ui/action-menu';
import { ExportRunning } from '../../../ui/csv-export-button';
import type { ScreenPath } from '../../../ui/screen-path';
import { type CsvSource, useCsvExport } from '../../../ui/use-csv-export';
import { booksQuery } from '../queries';

const RemindTenants = lazy(() => import('./remind-tenants'));
const CloseBooksDialog = lazy(() => import('../books/close-books-dialog'));

type Props = { source: CsvSource; leases: readonly BalanceLine[]; mayChange: boolean };

const action = (key: string, label: string, icon: ReactNode, onSelect: () => void): MenuAction => ({
  ...{ key, label, icon, onSelect },
});

/** The ⋯ menu of the balances. A running export takes its place. */
export function BalanceMenu({ source, leases, mayChange }: Props) {
  const navigate = useNavigate();
  const { data: books } = useQuery(booksQuery);
  const [opened, setOpened] = useState<'remind' | 'books'>();
  const { count, start, cancel } = useCsvExport();
  if (count !== undefined) return <ExportRunning count={count} onCancel={cancel} />;
  const icon = { size: 16, 'aria-hidden': true } as const;
  const go = (to: ScreenPath) => () => void navigate({ to });
  const close = () => setOpened(undefined);
  const late = leases.filter(({ past_due }) => past_due > 0);
  const closeBooks = books?.through ? `Books closed through ${displayDate(books.through)}` : 'Close books';
  const actions = [
    ...(mayChange ? [action('charges', 'Bulk charges', <ListPlus {...icon} />, go('/bulk-charges'))] : []),
    ...(mayChange && late.length > 0
      ? [action('remind', 'Remind tenants', <BellRing {...icon} />, () => setOpened('remind'))]
      : []),
    action('late', 'Late fees', <CalendarClock {...icon} />, go('/late-fees')),
    action('management', 'Management fees', <Percent {...icon} />, go('/management-fees')),
    ...(books?.may.change
      ? [action('books', closeBooks, <LockKeyhole {...icon} />, () => setOpened('books'))]
      : []),
    action('export', 'Export CSV', <Download {...icon} />, () => void start(source)),
  ];
  return (
    <>
      <ActionMenu label="More for this list" actions={actions} />
      <Suspense fallback={null}>
        {opened === 'remind' && <RemindTenants leases={late} onClose={close} />}
        {opened === 'books' && books && <CloseBooksDialog books={books} onClose={close} />}
      </Suspense>
    </>
  );
}
