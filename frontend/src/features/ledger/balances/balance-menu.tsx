import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { BellRing, CalendarClock, ListPlus, LockKeyhole, Percent } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { displayDate } from '../../../../../shared/domain/dates';
import { ActionMenu, type MenuAction } from '../../../ui/primitives/action-menu';
import type { ScreenPath } from '../../../ui/primitives/screen-path';
import { booksQuery } from '../queries';

const CloseBooksDialog = lazy(() => import('../books/close-books-dialog'));

type Props = {
  mayChange: boolean;
  /** Where there is no room for its button. */
  hasCharges: boolean;
  onRemind: () => void;
};

const action = (key: string, label: string, icon: ReactNode, onSelect: () => void): MenuAction => ({
  key,
  label,
  icon,
  onSelect,
});

const icon = { size: 16, 'aria-hidden': true } as const;

/** The ⋯ menu of Rent. */
export function BalanceMenu({ mayChange, hasCharges, onRemind }: Props) {
  const navigate = useNavigate();
  const { data: books } = useQuery(booksQuery);
  const [isClosing, setClosing] = useState(false);
  const go = (to: ScreenPath) => () => void navigate({ to });
  const closeBooks = books?.through ? `Books closed through ${displayDate(books.through)}` : 'Close books';
  const actions = [
    ...(mayChange && hasCharges
      ? [action('charges', 'Add charges', <ListPlus {...icon} />, go('/bulk-charges'))]
      : []),
    action('late', 'Late fees', <CalendarClock {...icon} />, go('/late-fees')),
    ...(mayChange ? [action('remind', 'Remind tenants', <BellRing {...icon} />, onRemind)] : []),
    action('management', 'Management fees', <Percent {...icon} />, go('/management-fees')),
    ...(books?.may.change
      ? [action('books', closeBooks, <LockKeyhole {...icon} />, () => setClosing(true))]
      : []),
  ];
  return (
    <>
      <ActionMenu label="More for this list" actions={actions} />
      <Suspense fallback={null}>
        {isClosing && books && <CloseBooksDialog books={books} onClose={() => setClosing(false)} />}
      </Suspense>
    </>
  );
}
