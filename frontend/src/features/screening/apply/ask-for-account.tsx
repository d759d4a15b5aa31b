import { useMutation } from '@tanstack/react-query';
import { api } from '../../../api/client';
import { refusalWords } from '../../../api/refusal-words';
import { Button } from '../../../ui/button';
import { Row, Stack } from '../../../ui/layout';
import { Notice } from '../../../ui/notice';
import { Section } from '../../../ui/section';

/** An applicant asks for an account, which follows all of their applications to this landlord. */
export function AskForAccount({ token, email }: { token: string; email: string }) {
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
