CREATE TABLE `saved_drafts` (
	`id_hash` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`kind` text NOT NULL,
	`page` text,
	`content` text NOT NULL,
	`saved_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `saved_drafts` SELECT `id_hash`, `user_id`, 'form', `path`, `fields`, `held_at` FROM `held_forms`;--> statement-breakpoint
INSERT INTO `saved_drafts` SELECT `id_hash`, `user_id`, 'picture', NULL, `picture`, `held_at` FROM `held_pictures`;--> statement-breakpoint
DROP TABLE `held_forms`;--> statement-breakpoint
DROP TABLE `held_pictures`;--> statement-breakpoint
CREATE INDEX `saved_drafts_owner` ON `saved_drafts` (`user_id`,`kind`,`saved_at`);--> statement-breakpoint
CREATE INDEX `saved_drafts_saved_at` ON `saved_drafts` (`saved_at`);--> statement-breakpoint
CREATE INDEX `sessions_created` ON `sessions` (`created_at`);--> statement-breakpoint
CREATE INDEX `user_activities_kind` ON `user_activities` (`user_id`,`activity_type`,`timestamp`);--> statement-breakpoint
CREATE INDEX `jobs_created` ON `jobs` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `jobs_open` ON `jobs` (`user_id`) WHERE "status" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX `chat_messages_chat` ON `chat_messages` (`user_id`,`job_id`);--> statement-breakpoint
UPDATE OR IGNORE `accounts` SET `issuer` = 'mock-provider' WHERE `issuer` = 'stand-in';