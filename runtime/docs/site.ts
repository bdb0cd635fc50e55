import { addCopyButtons } from './copy.ts';
import { addExpandButtons, openTarget } from './details.ts';
import { addFilters } from './filter.ts';
import { restoreLanguage } from './language.ts';
import { showCurrentPage } from './navigation.ts';
import { addSearch } from './search-box.ts';
import { addThemeButton } from './theme-button.ts';
import { addTokenButton } from './token-button.ts';
import { addTryButton } from './try-button.ts';

const tools = document.querySelector<HTMLElement>('.tools');
if (tools !== null) {
  addSearch(tools);
  addThemeButton(tools);
  addTokenButton(tools);
}
restoreLanguage();
addCopyButtons();
addTryButton();
addExpandButtons();
addFilters();
openTarget();
addEventListener('hashchange', openTarget);
showCurrentPage();
