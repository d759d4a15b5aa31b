import { NoPermission } from '../../ui/no-permission';
import { Notice } from '../../ui/notice';
import { Page, type PageProps } from '../../ui/page';
import type { Person } from './use-person';

/** A form that is not open: to this role, or to anybody while the account can only be read. */
export const ClosedPage = ({ person, ...page }: Pick<PageProps, 'title' | 'back'> & { person: Person }) => (
  <Page {...page} width="form">
    {person.user.account.canChange ? (
      <NoPermission />
    ) : (
      <Notice kind="warning" title="This account can be read, not changed">
        Its trial or plan has ended. Everything you entered is kept.
      </Notice>
    )}
  </Page>
);
