import { onlineFee } from './amounts';
import type { Application } from './application';
import { openScreening } from './move-application';
import { isFeeRefundable } from './move-application-fee';
import { screeningStatuses as is } from './screening-statuses';

type Asking = { readonly at: string; readonly isChanger: boolean };

/** The moves open to an application at a UTC instant, for who may change any; each command asks again. */
export function openMoves(application: Application, { at, isChanger }: Asking) {
  const { stage, partOf, fee } = application;
  const open = openScreening(application, at);
  const isSubmitted = stage === 'submitted';
  const isReady = isChanger && open?.status === is.ready;
  return {
    decide: isChanger && !partOf && (isSubmitted || stage === 'waiting'),
    order: isChanger && isSubmitted && !open,
    cancel: isChanger && open !== undefined && open.status < is.ready,
    record_application_fee: isChanger && fee !== undefined && !fee.settled,
    refund_application_fee: isChanger && isFeeRefundable(fee),
    record_fee: isReady,
    pay_fee: isReady && open.order.chargeTo === 'owner' && onlineFee(open.order) !== undefined,
  };
}
