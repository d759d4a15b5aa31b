import { nameOf } from '../../../../shared/domain/names';
import { NoPermission } from '../../ui/feedback/no-permission';
import { Notice } from '../../ui/feedback/notice';
import { Page, type PageProps } from '../../ui/layout/page';
import type { Person } from './use-person';

/** A form that this role may not use, or nobody while the account is read-only. */
export const ClosedPage = ({ person, ...page }: Pick<PageProps, 'title' | 'back'> & { person: Person }) => (
  <Page {...page} width="form">
    {person.user.account.canChange ? (
      <NoPermission />
    ) : (
      <Notice
        kind="warning"
        title={person.user.view_as ? 'This view is read-only' : 'This account is read-only'}
      >
        {person.user.view_as
          ? `You see this as ${nameOf(person.user)}. Exit the view to change something.`
          : 'Its trial or plan has ended. Everything you entered is kept.'}
      </Notice>
    )}
  </Page>
);
