import { messages } from '../../../../shared/domain/messages';
import { may } from '../../../../shared/domain/people/permissions';
import { Notice } from '../../ui/feedback/notice';
import { Page, type PageProps } from '../../ui/layout/page';
import { LinkButton } from '../../ui/primitives/link-button';
import type { Person } from './use-person';

type Props = {
  person: Person;
  limit: { readonly unitCount: number; readonly unitLimit: number };
  back: NonNullable<PageProps['back']>;
};

/** The plan is full: the spec's message, by how much, and an upgrade link if the person may pay (PRP-30). */
export const OverLimitPage = ({ person, limit, back }: Props) => (
  <Page title="Add unit" back={back} width="form">
    <Notice
      kind="warning"
      title={messages.unitLimitExceeded}
      action={
        may(person.viewer, { area: 'subscription', level: 'change' }) && (
          <LinkButton to="/subscriptionPay" search={{ upgrade: true }} size="sm">
            Upgrade
          </LinkButton>
        )
      }
    >
      {`${limit.unitCount} of the ${limit.unitLimit} units of your plan are in use.`}
    </Notice>
  </Page>
);
