import { gfmFootnoteFromMarkdown, gfmFootnoteToMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughFromMarkdown, gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown, gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown, gfmTaskListItemToMarkdown } from 'mdast-util-gfm-task-list-item';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';

// The Markdown that the site reads: CommonMark with the additions of GitHub. An address among the words, which the site makes a link
// by itself, stays words here: no sign before it could say that it is none.

export const syntaxOfFlavor = [gfmTable(), gfmStrikethrough(), gfmFootnote(), gfmTaskListItem()];

export const mdastOfFlavor = [
  gfmTableFromMarkdown(),
  gfmStrikethroughFromMarkdown(),
  gfmFootnoteFromMarkdown(),
  gfmTaskListItemFromMarkdown(),
];

export const markdownOfFlavor = [
  gfmTableToMarkdown(),
  gfmStrikethroughToMarkdown(),
  gfmFootnoteToMarkdown(),
  gfmTaskListItemToMarkdown(),
];
