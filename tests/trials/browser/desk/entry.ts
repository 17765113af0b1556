import '../../../../src/styles/site.css';
import { mountEditors } from '../../../../desk/editor/editor.ts';

mountEditors(document);
