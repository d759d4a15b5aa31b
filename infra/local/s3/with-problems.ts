import { randomUUID } from 'node:crypto';
import type { Answer } from '../server';
import { S3Problem } from './problem';
import { sendProblem } from './xml';

/** Answers refusals as S3 and CloudFront do: in XML, or by the status alone where no body is wanted. */
export const withProblems =
  (answer: Answer): Answer =>
  async (request, response) => {
    const requestId = randomUUID();
    response.setHeader('x-amz-request-id', requestId);
    try {
      await answer(request, response);
    } catch (problem) {
      request.resume();
      if (response.headersSent) return void response.destroy();
      const expected =
        problem instanceof S3Problem
          ? problem
          : problem instanceof URIError
            ? new S3Problem(400, 'InvalidURI', 'Could not parse the specified URI.')
            : undefined;
      if (!expected) throw problem;
      if (request.method === 'HEAD') response.writeHead(expected.status).end();
      else
        sendProblem(response, { problem: expected, requestId, resource: request.url?.split('?')[0] ?? '' });
    }
  };
