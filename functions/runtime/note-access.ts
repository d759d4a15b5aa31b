import type { AccessAction } from '../../shared/domain/audit/audit';
import { type Audited, audited } from './audit';
import type { Deps } from './deps/deps';
import type { ViewerCall } from './handler';
import { isSameViewer } from './pipeline/same-viewer';

type Access = Pick<Audited, 'object' | 'about'> & {
  readonly action: AccessAction;
  /** Logs every time; else once an hour for the same person and thing. */
  readonly everyTime?: boolean;
};

/** Logs what a read hands out, once its session is confirmed. If the viewer changed meanwhile, the read is
 * repeated and logged then. */
export async function noteAccess(
  call: ViewerCall,
  { everyTime = false, ...access }: Access,
  deps: Deps,
): Promise<void> {
  const { viewer } = await call.session();
  if (isSameViewer(call.viewer, viewer))
    await deps.audit.noteAccess({ audit: audited(call, access, deps), everyTime });
}
