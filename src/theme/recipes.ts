import {
  buttonRecipe,
  containerRecipe,
  dialogSlotRecipe,
  drawerSlotRecipe,
  fieldSlotRecipe,
  headingRecipe,
  inputRecipe,
  kbdRecipe,
  linkRecipe,
  progressSlotRecipe,
  separatorRecipe,
  spinnerRecipe,
  switchSlotRecipe,
  tabsSlotRecipe,
  textareaRecipe,
} from '@chakra-ui/react/theme';

import { buttonOverrides } from './recipes/button';
import {
  containerOverrides,
  dialogOverrides,
  drawerOverrides,
  tabsOverrides,
} from './recipes/containers';
import {
  fieldOverrides,
  inputOverrides,
  switchOverrides,
  textareaOverrides,
} from './recipes/fields';
import { toastRecipe } from './recipes/toast';

/*
 * A Chakra component is unstyled until its recipe stands here: import it from `@chakra-ui/react/theme`,
 * add it to `baseRecipes` or `baseSlotRecipes`, and put what we draw differently under the same key below.
 * What only the editor uses stands here too: a system of its own for the editor would spare public pages 1.7 kB.
 */
export const baseRecipes = {
  button: buttonRecipe,
  container: containerRecipe,
  heading: headingRecipe,
  input: inputRecipe,
  kbd: kbdRecipe,
  link: linkRecipe,
  separator: separatorRecipe,
  spinner: spinnerRecipe,
  textarea: textareaRecipe,
};

export const baseSlotRecipes = {
  dialog: dialogSlotRecipe,
  drawer: drawerSlotRecipe,
  field: fieldSlotRecipe,
  progress: progressSlotRecipe,
  switch: switchSlotRecipe,
  tabs: tabsSlotRecipe,
  toast: toastRecipe,
};

export const recipeOverrides = {
  button: buttonOverrides,
  container: containerOverrides,
  input: inputOverrides,
  textarea: textareaOverrides,
};

export const slotRecipeOverrides = {
  dialog: dialogOverrides,
  drawer: drawerOverrides,
  field: fieldOverrides,
  switch: switchOverrides,
  tabs: tabsOverrides,
};
