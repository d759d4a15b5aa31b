import { archiveTemplate } from './archive-template';
import { getTemplate } from './get-template';
import { listTemplates } from './list-templates';
import { saveTemplate } from './save-template';

export const templateHandlers = {
  listTemplates,
  getTemplate,
  saveTemplate,
  archiveTemplate,
};
