import { useQuery } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { displayDate } from '../../../../../shared/domain/dates';
import { Button } from '../../../ui/button';
import { booksQuery } from '../queries';

const CloseBooksDialog = lazy(() => import('./close-books-dialog'));

/** Through which day the books are closed, and the dialog that changes it. */
export function BooksButton() {
  const { data: books } = useQuery(booksQuery);
  const [isOpen, setOpen] = useState(false);
  if (!books?.may.change) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <LockKeyhole aria-hidden="true" />
        {books.through ? `Closed through ${displayDate(books.through)}` : 'Close books'}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <CloseBooksDialog books={books} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
