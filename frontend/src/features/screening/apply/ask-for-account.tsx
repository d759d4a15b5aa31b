import { useMutation } from '@tanstack/react-query';
import { api } from '../../../api/client';
import { refusalWords } from '../../../api/refusal-words';
import { useSession } from '../../../api/session';
import { Notice } from '../../../ui/feedback/notice';
import { Row, Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { LinkButton } from '../../../ui/primitives/link-button';

type Props = { token: string; email: string };

/** An applicant asks for an account, or goes back to the one they came from. */
export function AskForAccount(props: Props) {
  const user = useSession();
  if (user?.roles[0]?.role_label !== 'applicant') return <Ask {...props} />;
  return (
    <Row justifyContent="center">
      <LinkButton to="/applicantScreening" variant="outline">
        Back to my applications
      </LinkButton>
    </Row>
  );
}

/** The account follows all of their applications to this landlord. */
function Ask({ token, email }: Props) {
  const ask = useMutation({ mutationFn: () => api.screening.askForAccount({ body: { token } }) });
  return (
    <Section
      title="Follow it from an account"
      lead="See all your applications, where they stand, and what to do next. An account is free, and you can go on without one."
    >
      <Stack gap="4">
        {ask.isError && <Notice kind="danger">{refusalWords(ask.error)}</Notice>}
        {ask.isSuccess ? (
          <Notice kind="success" title="Check your email">
            {`We sent a link to ${email}.`}
          </Notice>
        ) : (
          <Row>
            <Button variant="outline" pending={ask.isPending} onClick={() => ask.mutate()}>
              Email me a link
            </Button>
          </Row>
        )}
      </Stack>
    </Section>
  );
}
