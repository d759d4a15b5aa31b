import { NoPermission } from '../../ui/no-permission';
import { Notice } from '../../ui/notice';
import { Page, type PageProps } from '../../ui/page';
import type { Person } from './use-person';

/** A form that this role may not use, or nobody while the account is read-only. */
export const ClosedPage = ({ person, ...page }: Pick<PageProps, 'title' | 'back'> & { person: Person }) => (
  <Page {...page} width="form">
    {person.user.account.canChange ? (
      <NoPermission />
    ) : (
      <Notice kind="warning" title="This account is read-only">
        Its trial or plan has ended. Everything you entered is kept.
      </Notice>
    )}
  </Page>
);
