import { changeDeductions } from './change-deductions';
import { closeConditionReport } from './close-condition-report';
import { createConditionUpload } from './create-condition-upload';
import { getConditionReport } from './get-condition-report';
import { saveConditionReport } from './save-condition-report';
import { sendConditionReport } from './send-condition-report';
import { signConditionReport } from './sign-condition-report';

export const conditionHandlers = {
  getConditionReport,
  createConditionUpload,
  saveConditionReport,
  signConditionReport,
  sendConditionReport,
  closeConditionReport,
  changeDeductions,
};
